import type { Question, Row } from './question.ts'

const number = (row: Row, column: string): number => Number(row[column])
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const signed = (points: number): string => (points < 0 ? `−${(-points).toFixed(2)}` : `+${points.toFixed(2)}`)

/** The rows with the most and the least of a column. */
function ends(rows: readonly Row[], column: string): { readonly most: Row; readonly least: Row } {
  const sorted = rows.toSorted((a, b) => number(b, column) - number(a, column))
  return { most: sorted[0]!, least: sorted.at(-1)! }
}

/** The rows of each rule set, by its name. */
function byRules(rows: readonly Row[]): [string, Row[]][] {
  return Object.entries(Object.groupBy(rows, (row) => String(row['rule_set']))) as [string, Row[]][]
}

const RULES = 'deals JOIN seats USING (deal)'

/** Ten questions to simulated deals. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'void-suit',
    title: 'How often does a seat win, by its void suit?',
    text: 'The share of seats that win at least once, by the void suit they declared. The suits are alike in the rules, so this shows how even the shuffle and the bots are, and how far apart the rule sets.',
    sql: `SELECT rule_set, void_suit, count(*) AS seats, avg((seats.wins > 0)::INT) AS won,
  1.96 * sqrt(won * (1 - won) / count(*)) AS half_interval
FROM ${RULES} WHERE void_suit IS NOT NULL
GROUP BY rule_set, void_suit ORDER BY rule_set, void_suit`,
    plot: {
      kind: 'bars',
      x: 'rule_set',
      y: 'won',
      interval: 'half_interval',
      series: 'void_suit',
      xLabel: 'rule set',
      yLabel: 'seats that win',
      share: true,
    },
    answer: (rows) =>
      byRules(rows)
        .map(([rules, found]) => {
          const { most, least } = ends(found, 'won')
          return `${rules}: ${percent(number(least, 'won'))} (${least['void_suit']}) to ${percent(number(most, 'won'))} (${most['void_suit']})`
        })
        .join('; ') + '.',
  },
  {
    id: 'swap',
    title: 'What does passing on the suit that becomes void bring?',
    text: 'Seats by whether the three tiles they passed on are of the suit they then declared void, with the points they ended with.',
    sql: `SELECT rule_set, CASE WHEN swapped_out[-1] = void_suit THEN 'the void suit' ELSE 'another suit' END AS passed_on,
  count(*) AS seats, avg(points) AS points, 1.96 * stddev(points) / sqrt(count(*)) AS half_interval
FROM ${RULES} WHERE swapped_out IS NOT NULL AND void_suit IS NOT NULL
GROUP BY ALL ORDER BY rule_set, passed_on`,
    plot: {
      kind: 'bars',
      x: 'rule_set',
      y: 'points',
      interval: 'half_interval',
      series: 'passed_on',
      xLabel: 'rule set',
      yLabel: 'points a deal',
    },
    answer: (rows) =>
      byRules(rows)
        .map(
          ([rules, found]) =>
            `${rules}: ${found.map((row) => `${row['passed_on']} ${signed(number(row, 'points'))} (${number(row, 'seats').toLocaleString('en-US')} seats)`).join(', ')}`,
        )
        .join('; ') + '.',
  },
  {
    id: 'swap-ranks',
    title: 'Which ranks are kept, which are passed on?',
    text: 'The share of each rank among the tiles passed on; without a choice each would have a ninth (11.1 %). The bots take the first of choices they hold equal, which favours low ranks.',
    sql: `SELECT rule_set, rank, count(*)::DOUBLE / sum(count(*)) OVER (PARTITION BY rule_set) AS share
FROM (SELECT rule_set, unnest(regexp_extract_all(swapped_out, '[1-9]'))::INT AS rank FROM ${RULES} WHERE swapped_out IS NOT NULL)
GROUP BY rule_set, rank ORDER BY rule_set, rank`,
    plot: {
      kind: 'lines',
      x: 'rank',
      y: 'share',
      series: 'rule_set',
      xLabel: 'rank',
      yLabel: 'of the tiles passed on',
      share: true,
    },
    answer: (rows) =>
      byRules(rows)
        .map(([rules, found]) => {
          const { most, least } = ends(found, 'share')
          return `${rules}: most often ${most['rank']} (${percent(number(most, 'share'))}), least often ${least['rank']} (${percent(number(least, 'share'))})`
        })
        .join('; ') + '.',
  },
  {
    id: 'roots',
    title: 'What is a root worth?',
    text: 'What the winner receives on average, by how many fan of the win are for roots.',
    sql: `SELECT rule_set, root_fan AS roots, count(*) AS wins, avg(received) AS received, 1.96 * stddev(received) / sqrt(count(*)) AS half_interval
FROM wins JOIN deals USING (deal) GROUP BY rule_set, root_fan HAVING count(*) >= 20 ORDER BY rule_set, root_fan`,
    plot: {
      kind: 'lines',
      x: 'roots',
      y: 'received',
      interval: 'half_interval',
      series: 'rule_set',
      xLabel: 'fan for roots',
      yLabel: 'points received',
    },
    answer: (rows) =>
      byRules(rows)
        .map(
          ([rules, found]) =>
            `${rules}: ${found.map((row) => `${row['roots']} → ${number(row, 'received').toFixed(1)}`).join(', ')}`,
        )
        .join('; ') + '.',
  },
  {
    id: 'robbed-kongs',
    title: 'How often is an added kong robbed?',
    text: 'Added kongs that were robbed, as a share of all that were tried.',
    sql: `SELECT rule_set, sum(seats.kongs_added + seats.kongs_robbed)::INT AS tried, sum(seats.kongs_robbed)::INT AS robbed,
  robbed / tried AS share, 1.96 * sqrt(share * (1 - share) / tried) AS half_interval
FROM ${RULES} GROUP BY rule_set HAVING tried > 0 ORDER BY rule_set`,
    plot: {
      kind: 'bars',
      x: 'rule_set',
      y: 'share',
      interval: 'half_interval',
      series: 'rule_set',
      xLabel: 'rule set',
      yLabel: 'of the added kongs are robbed',
      share: true,
    },
    answer: (rows) =>
      rows
        .map(
          (row) =>
            `${row['rule_set']}: ${row['robbed']} of ${number(row, 'tried').toLocaleString('en-US')} (${percent(number(row, 'share'))})`,
        )
        .join('; ') + '.',
  },
  {
    id: 'dealer',
    title: 'What is the dealer’s edge?',
    text: 'Mean points by how many places after the dealer a seat is; 0 is the dealer.',
    sql: `SELECT rule_set, wind, count(*) AS seats, avg(points) AS points, 1.96 * stddev(points) / sqrt(count(*)) AS half_interval
FROM ${RULES} GROUP BY rule_set, wind ORDER BY rule_set, wind`,
    plot: {
      kind: 'bars',
      x: 'rule_set',
      y: 'points',
      interval: 'half_interval',
      series: 'wind',
      xLabel: 'rule set',
      yLabel: 'points a deal',
    },
    answer: (rows) =>
      rows
        .filter((row) => number(row, 'wind') === 0)
        .map(
          (row) => `${row['rule_set']}: ${signed(number(row, 'points'))} ± ${number(row, 'half_interval').toFixed(2)}`,
        )
        .join('; ') + ' points a deal for the dealer.',
  },
  {
    id: 'shanten',
    title: 'How much does a good start matter?',
    text: 'The share of seats that win, by how far the hand was from ready after the seat’s first discard.',
    sql: `WITH first AS (SELECT deal, seat, arg_min(shanten_after, decision) AS away FROM decisions WHERE shanten_after IS NOT NULL GROUP BY deal, seat)
SELECT rule_set, away, count(*) AS seats, avg((seats.wins > 0)::INT) AS won, 1.96 * sqrt(won * (1 - won) / count(*)) AS half_interval
FROM first JOIN seats USING (deal, seat) JOIN deals USING (deal)
GROUP BY rule_set, away HAVING count(*) >= 50 ORDER BY rule_set, away`,
    plot: {
      kind: 'lines',
      x: 'away',
      y: 'won',
      interval: 'half_interval',
      series: 'rule_set',
      xLabel: 'shanten after the first discard',
      yLabel: 'seats that win',
      share: true,
    },
    answer: (rows) =>
      byRules(rows)
        .map(([rules, found]) => {
          const [first, last] = [found[0]!, found.at(-1)!]
          return `${rules}: from ${percent(number(first, 'won'))} at ${first['away']} to ${percent(number(last, 'won'))} at ${last['away']}`
        })
        .join('; ') + '.',
  },
  {
    id: 'how-won',
    title: 'How are hands won?',
    text: 'Wins by self-draw, on a discard and by robbing a kong.',
    sql: `SELECT rule_set, "by", count(*) AS wins, count(*)::DOUBLE / sum(count(*)) OVER (PARTITION BY rule_set) AS share
FROM wins JOIN deals USING (deal) GROUP BY rule_set, "by" ORDER BY rule_set, "by"`,
    plot: {
      kind: 'bars',
      x: 'rule_set',
      y: 'share',
      series: 'by',
      xLabel: 'rule set',
      yLabel: 'of the wins',
      share: true,
    },
    answer: (rows) =>
      byRules(rows)
        .map(
          ([rules, found]) =>
            `${rules}: ${found.map((row) => `${row['by']} ${percent(number(row, 'share'))}`).join(', ')}`,
        )
        .join('; ') + '.',
  },
  {
    id: 'danger',
    title: 'How dangerous is a discard, early and late?',
    text: 'The share of discards on which somebody wins, by how many tiles had been discarded before, in steps of ten.',
    sql: `WITH thrown AS (SELECT deal, ply, discards FROM decisions WHERE chosen LIKE 'discard:%'),
won AS (SELECT deal, discards, count(*) AS winners FROM wins WHERE "by" = 'discard' GROUP BY deal, discards)
SELECT rule_set, 10 * (thrown.discards // 10) AS discards, count(*) AS tiles, count(won.winners)::DOUBLE / count(*) AS share
FROM thrown JOIN deals USING (deal) LEFT JOIN won ON won.deal = thrown.deal AND won.discards = thrown.discards + 1
GROUP BY rule_set, 10 * (thrown.discards // 10) HAVING count(*) >= 200 ORDER BY rule_set, discards`,
    plot: {
      kind: 'lines',
      x: 'discards',
      y: 'share',
      series: 'rule_set',
      xLabel: 'tiles discarded before',
      yLabel: 'of the discards are won',
      share: true,
    },
    answer: (rows) =>
      byRules(rows)
        .map(([rules, found]) => {
          const { most } = ends(found, 'share')
          if (number(most, 'share') === 0) return `${rules}: never`
          return `${rules}: at most ${percent(number(most, 'share'))}, from ${most['discards']} discards on`
        })
        .join('; ') + '.',
  },
  {
    id: 'kongs',
    title: 'What do kongs bring?',
    text: 'Mean points by how many kongs a seat made, whatever came of the hand.',
    sql: `SELECT rule_set, seats.kongs_concealed + seats.kongs_exposed + seats.kongs_added AS kongs, count(*) AS seats,
  avg(points) AS points, 1.96 * stddev(points) / sqrt(count(*)) AS half_interval
FROM ${RULES} GROUP BY ALL HAVING count(*) >= 50 ORDER BY rule_set, kongs`,
    plot: {
      kind: 'lines',
      x: 'kongs',
      y: 'points',
      interval: 'half_interval',
      series: 'rule_set',
      xLabel: 'kongs made',
      yLabel: 'points a deal',
    },
    answer: (rows) =>
      byRules(rows)
        .map(
          ([rules, found]) =>
            `${rules}: ${found.map((row) => `${row['kongs']} → ${signed(number(row, 'points'))}`).join(', ')}`,
        )
        .join('; ') + '.',
  },
]
