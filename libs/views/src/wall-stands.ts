import type { ViewState } from './view-state.ts'

/** Whether the wall has been built: until then `wallLeft` is 0, though nothing has been drawn. */
export function wallStands({ phase, wallLeft }: Pick<ViewState, 'phase' | 'wallLeft'>): boolean {
  return phase.name !== 'dealing' || wallLeft > 0
}
