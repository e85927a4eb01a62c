/** What everybody writes: a subscription of `@nestjs/graphql` with `graphql-subscriptions`: `node host-stock.ts <tables> <moments a second>`. */
import 'reflect-metadata'
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import {
  Args,
  Field,
  GraphQLModule,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  Subscription,
  type ReturnTypeFunc,
} from '@nestjs/graphql'
import { GraphQLScalarType } from 'graphql'
import { PubSub } from 'graphql-subscriptions'
import { serve } from './host.ts'
import { makeMoments, type Update } from './moments.ts'

const moments = makeMoments(Number(process.argv[2]), Number(process.argv[3]))
const pubSub = new PubSub()
const Json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value })

/** Node runs these files as they are, without decorators' syntax: here they are called. */
class TableUpdate {}
const FIELDS: readonly (readonly [string, ReturnTypeFunc])[] = [
  ['kind', () => String],
  ['deal', () => ID],
  ['dealNumber', () => Int],
  ['cursor', () => String],
  ['delaySeconds', () => Int],
  ['visibleFrom', () => String],
  ['serverTime', () => String],
  ['frames', () => [Json]],
]
for (const [name, type] of FIELDS) Field(type)(TableUpdate.prototype, name)
ObjectType()(TableUpdate)

class TableResolver {
  private subscribers = 0

  ping(): string {
    return 'pong'
  }
  table(id: string): AsyncIterableIterator<unknown> {
    const own = `first ${++this.subscribers}`
    // The first update comes once whoever asked has begun to listen.
    setImmediate(() => void pubSub.publish(own, { table: moments.first(id) }))
    return pubSub.asyncIterableIterator([`table ${id}`, own])
  }
}
decorate(
  TableResolver,
  'ping',
  Query(() => String),
)
decorate(
  TableResolver,
  'table',
  Subscription(() => TableUpdate, { resolve: ({ table }: { table: Update }) => table }),
)
for (const [index, name] of ['id', 'viewer', 'after'].entries())
  Args(name, { type: () => (name === 'id' ? ID : String), nullable: name !== 'id' })(
    TableResolver.prototype,
    'table',
    index,
  )
Reflect.defineMetadata('design:paramtypes', [String, String, String], TableResolver.prototype, 'table')
Resolver()(TableResolver)

class App {}
Module({
  imports: [
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      autoSchemaFile: true,
      subscriptions: { 'graphql-ws': { path: '/graphql' } },
    }),
  ],
  providers: [TableResolver],
})(App)

function decorate(target: { readonly prototype: object }, name: string, decorator: MethodDecorator): void {
  decorator(target.prototype, name, Object.getOwnPropertyDescriptor(target.prototype, name)!)
}

const app = await NestFactory.create(App, { logger: ['error'] })
await app.listen(0, '127.0.0.1')
serve({
  port: Number(new URL(await app.getUrl()).port),
  tables: moments.tables,
  delayMs: 0,
  show: () => moments.start((table, update) => void pubSub.publish(`table ${table}`, { table: update })),
  stop: async () => ({ did: 'stop', ends: moments.stop() }),
})
