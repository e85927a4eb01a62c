import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import { type ClusterInfo, type MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js'
import { type Empty } from '@eventstore/db-client/generated/shared_pb.js'
import { type handleUnaryCall } from '@grpc/grpc-js'
import { randomUUID } from 'node:crypto'
import { type Context } from './context.ts'
import { type Endpoint } from './faults.ts'
import { respond } from './respond.ts'
import { uuidMessage } from './wire.ts'

const TICKS_PER_MILLISECOND = 10_000n

/** Gossip.Read: this node, and the leader where that is another. */
export function gossipRead(context: Context, self: () => Endpoint): handleUnaryCall<Empty, ClusterInfo> {
  const id = randomUUID()
  const leaderId = randomUUID()
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState
  return (call, callback) =>
    void respond(context, call, callback, async () => {
      await context.control.admitted()
      const { leader } = context.control.faults
      const own = member(id, self(), leader === undefined ? LEADER : FOLLOWER)
      const members = leader === undefined ? [own] : [own, member(leaderId, leader, LEADER)]
      return new gossip.ClusterInfo().setMembersList(members)
    })
}

function member(id: string, { host, port }: Endpoint, state: MemberInfo.VNodeState): MemberInfo {
  return new gossip.MemberInfo()
    .setInstanceId(uuidMessage(id, false))
    .setTimeStamp(String(BigInt(Date.now()) * TICKS_PER_MILLISECOND))
    .setState(state)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port))
}
