'use client'

import { ruleFactsOf } from '@paipu/engine'
import type { ViewState } from '@paipu/views'
import { TileFace } from '../tiles/index.ts'
import { useLanguage, useWords } from '../words/context.tsx'

interface Props {
  readonly state: ViewState
  /** Shows the wall; `null` where nothing is told ahead. */
  readonly onShow: (() => void) | null
}

/** The tiles still to be drawn, for those who may see them. */
export function WallPanel({ state, onShow }: Props) {
  const words = useWords()
  const language = useLanguage()
  if (state.wall === null) {
    return (
      <div className="p-4">
        <p className="text-muted">{onShow === null ? words.spoilers.wall : words.wall.hidden}</p>
        {onShow !== null && (
          <button type="button" className="action mt-3" onClick={onShow}>
            {words.wall.show}
          </button>
        )}
      </div>
    )
  }
  const fromBack = state.started === null || ruleFactsOf(state.started.ruleSet)?.replacementEnd === 'back'
  return (
    <div className="p-4">
      <p>{words.wall.left(state.wall.length)}</p>
      <p className="text-sm text-muted">{fromBack ? words.wall.order : words.wall.orderFront}</p>
      <ol className="wall">
        {state.wall.map((tile, index) => (
          // Tiles go only from the ends; counted from the back a tile of the wall keeps its number while the front is drawn.
          <li key={state.wall!.length - index}>
            <TileFace tile={tile} size={24} language={language} />
          </li>
        ))}
      </ol>
      {state.birds.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{words.wall.birds}</h3>
          <ol className="wall">
            {state.birds.map((tile, index) => (
              <li key={index}>
                <TileFace tile={tile} size={24} language={language} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
