import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'

/** The most tokens a document may have. */
export const MAX_TOKENS = 1_000
/** The deepest that fields may stand in each other. */
const MAX_DEPTH = 6
/** The same below an introspection field: what the usual tools ask for. */
const MAX_INTROSPECTION_DEPTH = 15
/** The most aliases in a document. */
const MAX_ALIASES = 15

/** Refuses documents that are too deep, and those that rename too many fields, whatever they cost. */
export const DOCUMENT_LIMITS: readonly ValidationRule[] = [depthRule, aliasRule]

/** An error of the request itself: over HTTP with status 400. */
export function requestError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}

/** The error of a document over one of the limits. */
export function tooComplex(message: string): GraphQLError {
  return requestError('TOO_COMPLEX', message)
}

type Depths = { readonly data: number; readonly introspection: number }

function depthRule(context: Parameters<ValidationRule>[0]): ReturnType<ValidationRule> {
  const depthOf = makeDepthOf(context.getDocument())
  return {
    OperationDefinition({ selectionSet }) {
      const { data, introspection } = depthOf(selectionSet)
      if (data > MAX_DEPTH)
        context.reportError(tooComplex(`fields stand ${data} deep, at most ${MAX_DEPTH} are allowed`))
      if (introspection > MAX_INTROSPECTION_DEPTH) {
        context.reportError(
          tooComplex(`introspection is ${introspection} deep, at most ${MAX_INTROSPECTION_DEPTH} is allowed`),
        )
      }
    },
  }
}

/** Measures depths; each fragment once, so that fragments in fragments cost nothing. A circle counts as nothing here. */
function makeDepthOf(document: DocumentNode): (set: SelectionSetNode | undefined) => Depths {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
  const known = new Map<string, Depths>()

  function ofFragment(name: string): Depths {
    const found = known.get(name)
    if (found !== undefined) return found
    known.set(name, NONE)
    const depths = of(fragments.get(name)?.selectionSet)
    known.set(name, depths)
    return depths
  }

  function of(set: SelectionSetNode | undefined): Depths {
    return (set?.selections ?? []).reduce<Depths>((deepest, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return deeper(deepest, ofFragment(node.name.value))
      const inner = of(node.selectionSet)
      if (node.kind === Kind.INLINE_FRAGMENT) return deeper(deepest, inner)
      const introspects = node.name.value === '__schema' || node.name.value === '__type'
      return deeper(
        deepest,
        introspects ? { data: 1, introspection: inner.data + 1 } : { ...inner, data: inner.data + 1 },
      )
    }, NONE)
  }

  return of
}

const NONE: Depths = { data: 0, introspection: 0 }

function deeper(a: Depths, b: Depths): Depths {
  return { data: Math.max(a.data, b.data), introspection: Math.max(a.introspection, b.introspection) }
}

function aliasRule(context: Parameters<ValidationRule>[0]): ReturnType<ValidationRule> {
  let aliases = 0
  return {
    Field(node) {
      if (node.alias !== undefined && ++aliases === MAX_ALIASES + 1) {
        context.reportError(tooComplex(`more than ${MAX_ALIASES} aliases`))
      }
    },
  }
}
