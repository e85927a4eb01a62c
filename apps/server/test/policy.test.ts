import { describe, expect, it } from 'vitest'
import { SECRECY } from '@paipu/contracts'
import { allowedViewer, policyOf, type Hidden } from '../src/watching/policy.ts'

const PUBLIC = { policy: 'public', delaySeconds: 30 } as const
const OPEN = { policy: 'all-hands', delaySeconds: 90 } as const
const NAMES = ['spectator', 'all-hands', 'reviewer', 'seats-0', 'seats-1', 'seats-2', 'seats-3', 'seats-02']

const allowed = (facts: typeof PUBLIC | typeof OPEN | { policy: 'all-hands'; delaySeconds: 0 }): string[] =>
  NAMES.filter((name) => {
    try {
      allowedViewer(facts, name)
      return true
    } catch {
      return false
    }
  })

describe('a policy', () => {
  it('allows the viewers that it names, and no others', () => {
    expect(allowed(PUBLIC)).toEqual(policyOf(PUBLIC).viewers)
    expect(allowed(OPEN).filter((name) => name !== 'seats-02')).toEqual(policyOf(OPEN).viewers)
    expect(allowed(OPEN)).toContain('seats-02')
  })

  it('shows no hands without a delay', () => {
    expect(allowed({ policy: 'all-hands', delaySeconds: 0 })).toEqual(['spectator'])
    expect(policyOf({ policy: 'all-hands', delaySeconds: 0 })).toEqual(policyOf({ policy: 'public', delaySeconds: 0 }))
  })

  it('says what is hidden until when', () => {
    expect(policyOf(PUBLIC)).toMatchObject({
      hidden: ['hands', 'claims', 'wall'],
      en: 'Hands, passed claims and the wall are hidden until 0:30 after the deal.',
      zh: '手牌、放弃的碰杠胡与牌墙在本局结束 0:30 后公开。',
    })
    expect(policyOf(OPEN)).toMatchObject({
      hidden: ['wall'],
      en: 'All hands may be seen; the wall is hidden until 1:30 after the deal.',
    })
    expect(policyOf({ policy: 'public', delaySeconds: 0 }).en).toBe(
      'Hands, passed claims and the wall are hidden until the deal ends.',
    )
    expect(policyOf({ policy: 'public', delaySeconds: 3_725 }).zh).toContain('本局结束 1:02:05 后')
  })

  // A new secret has to be put under one of the words, or to get a new one.
  it('has a word for everything that the event schemas hide', () => {
    const words: Record<string, Hidden> = {
      HandsDealt: 'hands',
      SwapChosen: 'hands',
      TilesSwapped: 'hands',
      TilesRemoved: 'hands',
      TileDrawn: 'hands',
      VoidSuitChosen: 'hands',
      WinDeclared: 'hands',
      ClaimAnswered: 'claims',
      WallBuilt: 'wall',
    }
    // What is for the server alone is no part of a deal that anybody watches, ever.
    const secret = Object.entries(SECRECY)
      .filter(({ 1: { event } }) => event !== 'server')
      .map(([name, { event, fields }]) => ({
        name,
        event,
        fields: fields.filter(({ audience }) => audience !== 'server'),
      }))
      .filter(({ event, fields }) => event !== 'public' || fields.length > 0)
    const open = policyOf(OPEN).hidden
    for (const { name, fields } of secret) {
      const word = words[name.split('.')[0]!]
      expect({ name, word }).toEqual({ name, word: expect.any(String) })
      for (const { audience } of fields)
        expect({ name, hidden: open.includes(word!) }).toEqual({ name, hidden: audience === 'afterDeal' })
    }
  })
})
