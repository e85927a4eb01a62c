'use client'

import { memo, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useWords } from '../words/context.tsx'
import { Icon } from './icons.tsx'

/** The panels there can be, in their order. */
const PANELS = ['feed', 'events', 'points', 'analysis', 'wall', 'deal', 'table'] as const
export type PanelName = (typeof PANELS)[number]

type PanelContents = Readonly<Partial<Record<PanelName, ReactNode>>> & { readonly events: ReactNode }

interface Props {
  readonly panels: PanelContents
  readonly chosen: PanelName
  readonly onChoose: (panel: PanelName) => void
}

/** How far a finger pulls the sheet open or shut, CSS pixels. */
const PULL = 24

/** Tabs over one panel. On a narrow screen it is a sheet that can be opened over the lower half of the table. */
export function Panels({ panels, chosen, onChoose }: Props) {
  const words = useWords()
  const prefix = useId()
  const [open, setOpen] = useState(false)
  const names = PANELS.filter((name) => panels[name] !== undefined)
  return (
    <div className="panel-frame">
      <section className="panel" aria-label={words.panels.label} data-open={open}>
        <Head
          names={names.join(' ')}
          prefix={prefix}
          chosen={chosen}
          onChoose={onChoose}
          open={open}
          onOpen={setOpen}
        />
        <div
          key={chosen}
          role="tabpanel"
          id={`${prefix}-panel`}
          aria-labelledby={`${prefix}-${chosen}`}
          tabIndex={0}
          className="panel-body"
        >
          {panels[chosen]}
        </div>
      </section>
    </div>
  )
}

interface HeadProps extends Pick<Props, 'chosen' | 'onChoose'> {
  /** The panels there are, with spaces between: the same text while they are the same. */
  readonly names: string
  readonly prefix: string
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** It stays as it is while the moment changes. */
const Head = memo(function Head({ names: joined, prefix, chosen, onChoose, open, onOpen }: HeadProps) {
  const words = useWords()
  const tabs = useRef<HTMLDivElement>(null)
  const names = PANELS.filter((name) => joined.split(' ').includes(name))
  const walk = ({ key }: KeyboardEvent) => {
    const index = nextTab(key, names.indexOf(chosen), names.length)
    if (index === null) return
    onChoose(names[index]!)
    tabs.current?.querySelectorAll('button')[index]?.focus()
  }
  const from = useRef<number | null>(null)
  const pull = ({ clientY }: PointerEvent) => {
    const by = clientY - (from.current ?? clientY)
    from.current = null
    if (Math.abs(by) >= PULL) onOpen(by < 0)
  }
  return (
    <div
      className="panel-head"
      onPointerDown={({ pointerType, clientY }) => (from.current = pointerType === 'touch' ? clientY : null)}
      onPointerUp={pull}
    >
      <div className="tabs" role="tablist" aria-label={words.panels.label} ref={tabs}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${prefix}-${name}`}
            aria-controls={`${prefix}-panel`}
            aria-selected={name === chosen}
            tabIndex={name === chosen ? 0 : -1}
            className="tab"
            // Who presses it with a pointer reads on, and the arrows go on leading through the deal.
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => onChoose(name)}
            onKeyDown={walk}
          >
            {words.panels[name]}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="sheet-switch"
        aria-expanded={open}
        aria-label={open ? words.panels.close : words.panels.open}
        onClick={() => onOpen(!open)}
      >
        <Icon name="up" />
      </button>
    </div>
  )
})

/** The tab that a key leads to, `null` where it leads to none. */
function nextTab(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'ArrowRight':
      return (at + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
