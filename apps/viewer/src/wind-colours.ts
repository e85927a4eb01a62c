/** The colour of each wind, 0 East to 3 North, as a CSS value. */
export const WIND_COLOURS = ['var(--seat-east)', 'var(--seat-south)', 'var(--seat-west)', 'var(--seat-north)'] as const
