import type { Decision, DiscardOption, WhatIf } from '@paipu/analysis'
import type { Seat } from '@paipu/engine'
import type { Frame } from '@paipu/views'
import { SeatLetter } from '../seat-letter.tsx'
import { Icon } from '../stage/icons.tsx'
import { TileFace, tileName } from '../tiles/index.ts'
import { useLanguage, useWords } from '../words/context.tsx'
import { choiceInWords, costInWords } from './sentences.ts'

interface DecisionProps {
  readonly decision: Decision
  readonly frame: Frame
  readonly allHands: boolean
  readonly onWhatIf: (whatIf: WhatIf) => void
}

/** A decision: what was chosen, what the strong bot would have chosen, and what else could have been. */
export function DecisionView({ decision, frame, allHands, onWhatIf }: DecisionProps) {
  const words = useWords()
  const language = useLanguage()
  const { seat, chosen, bot, cost, discards, standing, actions, timedOut } = decision
  const { started } = frame.state
  return (
    <section>
      <h2 className="font-semibold">
        <SeatLetter seat={seat} dealer={started?.dealer ?? 0} /> <bdi>{started?.seats[seat].name}</bdi>
      </h2>
      <dl className="decision">
        <dt>{decision.source > frame.source ? words.analysis.next : words.analysis.chosen}</dt>
        <dd>
          <Choice command={chosen} />
          {timedOut && <span className="text-muted"> {words.analysis.timedOut}</span>}
        </dd>
        <dt>{words.analysis.bot}</dt>
        <dd>{bot === null ? words.analysis.nothing : <Choice command={bot} />}</dd>
        {standing !== null && (
          <>
            <dt>{words.analysis.hand}</dt>
            <dd>
              {words.analysis.fromReady(standing.shanten)}
              {words.joins.comma}
              {words.analysis.helped(standing.count)}
            </dd>
          </>
        )}
        {discards.length === 0 && actions.length <= 6 && (
          <>
            <dt>{words.analysis.legal}</dt>
            <dd>
              {actions.map((action, index) => (
                <span key={index} className="choice-of">
                  <Choice command={action} />
                  <WhatIfButton decision={decision} action={action} onWhatIf={onWhatIf} />
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
      {cost !== null && <p className="cost-line">{costInWords(cost, words, language)}</p>}
      {discards.length > 0 && (
        <Discards decision={decision} dealer={started?.dealer ?? 0} allHands={allHands} onWhatIf={onWhatIf} />
      )}
    </section>
  )
}

function Choice({ command }: { readonly command: Decision['chosen'] }) {
  const words = useWords()
  const language = useLanguage()
  const { text, tiles } = choiceInWords(command, words, language)
  return (
    <span className="choice">
      {text}
      {tiles.map((tile, index) => (
        <TileFace key={index} tile={tile} size={20} language={language} />
      ))}
    </span>
  )
}

interface DiscardsProps {
  readonly decision: Decision
  readonly dealer: Seat
  readonly allHands: boolean
  readonly onWhatIf: (whatIf: WhatIf) => void
}

/** Every legal discard, the best for speed first, with what it leaves. */
function Discards({ decision, dealer, allHands, onWhatIf }: DiscardsProps) {
  const { discards, chosen, actions } = decision
  const words = useWords()
  const language = useLanguage()
  return (
    <table className="options">
      <caption className="sr-only">{words.analysis.discards}</caption>
      <thead>
        <tr>
          <th scope="col">{words.analysis.discard}</th>
          <th scope="col">{words.analysis.left}</th>
          <th scope="col">{words.analysis.helps}</th>
          <th scope="col">{allHands ? words.analysis.danger : words.analysis.risk}</th>
          <th scope="col">{words.branch.whatIf}</th>
        </tr>
      </thead>
      <tbody>
        {discards.map((option) => (
          <tr key={option.tile} data-chosen={chosen.type === 'discard' && chosen.tile === option.tile}>
            <th scope="row">
              <TileFace tile={option.tile} size={22} language={language} />
            </th>
            <td>{words.analysis.fromReady(option.shanten)}</td>
            <td>
              <Helping option={option} />
            </td>
            <td>
              {allHands
                ? option.danger.map((seat) => <SeatLetter key={seat} seat={seat} dealer={dealer} />)
                : words.analysis.percent(Math.round(option.risk * 100))}
            </td>
            <td>
              <WhatIfButton
                decision={decision}
                action={actions.find((action) => action.type === 'discard' && action.tile === option.tile)!}
                onWhatIf={onWhatIf}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface WhatIfProps {
  readonly decision: Decision
  readonly action: Decision['chosen']
  readonly onWhatIf: (whatIf: WhatIf) => void
}

/** Plays on from a choice that was not made; nothing beside the one that was. */
function WhatIfButton({ decision: { source, actions, chosen }, action, onWhatIf }: WhatIfProps) {
  const words = useWords()
  const language = useLanguage()
  const { text, tiles } = choiceInWords(action, words, language)
  const made = choiceInWords(chosen, words, language)
  if (text === made.text && tiles.join() === made.tiles.join()) return null
  const name = [text, ...tiles.map((tile) => tileName(tile, language))].join(' ')
  return (
    <button
      type="button"
      className="what-if"
      aria-label={words.branch.playOn(name)}
      title={words.branch.playOn(name)}
      onClick={() => onWhatIf({ source, action: actions.indexOf(action) })}
    >
      <Icon name="forward" />
    </button>
  )
}

/** The unseen tiles that help; for a ready hand its waits with what each payer would pay. */
function Helping({ option }: { readonly option: DiscardOption }) {
  const words = useWords()
  const language = useLanguage()
  return (
    <span className="helping">
      <strong>{option.count}</strong>
      {option.waits.length > 0
        ? option.waits.map(({ tile, unseen, points }) => (
            <span key={tile} className="wait-tile" title={words.analysis.wait(unseen, points)}>
              <TileFace tile={tile} size={20} language={language} />
              {words.analysis.waitShort(unseen, points)}
            </span>
          ))
        : option.useful.map(({ tile }) => <TileFace key={tile} tile={tile} size={20} language={language} />)}
    </span>
  )
}
