import { GraphQLScalarType, valueFromASTUntyped } from 'graphql'

/** Any JSON value, as it is. */
export const Json = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
})
