export const engine = 'engine'
