/** The words of pictures, embedded deals and what else leaves the site, in English. */
export const SHARE_EN = {
  picture: 'Picture (PNG)',
  embed: 'Embed',
  embedHelp: 'Paste this into a page. The frame shows this moment in this view; what it needs comes from here.',
  copyCode: 'Copy the code',
  codeCopied: { copied: 'Code copied', refused: 'Select the code and copy it' },
  close: 'Close',
  whole: 'The whole replay',
  opensElsewhere: 'opens in a new window',
  frame: (title: string) => `${title}, on Paipu`,
  alt: (place: string, text: string) => `The table. ${place}: ${text}`,
  said: (place: string, text: string) => `${place}: ${text}`,
  deal: 'A finished deal, move by move',
  table: (rules: string, delay: string) => `${rules}: a live table, ${delay} behind`,
  rules: (rules: string) => `How ${rules} is played here: opening, calls, wins, fans and what is paid`,
}
