export { en as words } from './en.ts'

/** Nothing to see: it is rendered so that this chunk is loaded with the page. */
export default function Hint() {
  return null
}
