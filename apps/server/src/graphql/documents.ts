import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import { DOCUMENT_LIMITS, MAX_TOKENS, requestError } from './document-limits.ts'

/** How many documents are remembered, and how long one may be for that, characters. */
const MAX_DOCUMENTS = 256
const MAX_LENGTH = 4_096

/** A document that has been read, and what is wrong with it. */
export interface ReadDocument {
  /** Its own number: two of one number are one. */
  readonly number: number
  readonly document: DocumentNode | null
  readonly errors: readonly GraphQLError[]
  /** The variables of {@link selectionKey}, by operation name. */
  readonly selecting: Map<string | null, readonly string[]>
}

/**
 * Reads and validates documents under the limits. Thousands of watchers send the same one: those read last are
 * remembered, so that each is read once.
 */
export function makeDocuments(schema: GraphQLSchema): (text: string) => ReadDocument {
  const known = new Map<string, ReadDocument>()
  let number = 0

  return (text) => {
    const found = known.get(text)
    known.delete(text)
    const read = found ?? { number: number++, ...readDocument(schema, text) }
    if (text.length <= MAX_LENGTH) known.set(text, read)
    if (known.size > MAX_DOCUMENTS) known.delete(known.keys().next().value!)
    return read
  }
}

function readDocument(schema: GraphQLSchema, text: string): Omit<ReadDocument, 'number'> {
  const document = parsed(text)
  const selecting = new Map<string | null, readonly string[]>()
  if (document instanceof GraphQLError) return { document: null, errors: [document], selecting }
  return { document, errors: faultsOf(schema, document), selecting }
}

/** What is wrong with a document. */
function faultsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const fault = rootFault(document)
  return fault === null ? validate(schema, document, [...specifiedRules, ...DOCUMENT_LIMITS]) : [fault]
}

/** The fault of a subscription whose root may be left out: GraphQL's own rules and its executor throw there. */
export function rootFault(document: DocumentNode): GraphQLError | null {
  return document.definitions.some((node) => isSubscription(node) && mayLeaveRootOut(document, node))
    ? requestError('GRAPHQL_VALIDATION_FAILED', 'a subscription can not leave its own field to @skip or @include')
    : null
}

function isSubscription(node: DefinitionNode): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION
}

function mayLeaveRootOut(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  return [...rootSelections(document, operation)].some(({ directives = [] }) =>
    directives.some(({ name }) => name.value === 'skip' || name.value === 'include'),
  )
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: MAX_TOKENS })
  } catch (error) {
    if (error instanceof GraphQLError) return requestError('GRAPHQL_PARSE_FAILED', error.message)
    throw error
  }
}

/**
 * What of a subscription decides how an update of its source is answered: its document, which operation of it, and the
 * variables that stand anywhere but in the arguments of the subscription's own field, which decide the source.
 */
export function selectionKey(
  read: ReadDocument,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): string {
  const name = operationName ?? null
  const known = read.selecting.get(name)
  const selecting = known ?? selectingVariables(read.document!, getOperationAST(read.document!, name))
  // Only names of operations that are there are remembered: a document has few of them.
  if (known === undefined && selecting !== null) read.selecting.set(name, selecting)
  const given = variables ?? {}
  const named = (selecting ?? []).filter((variable) => Object.hasOwn(given, variable))
  return JSON.stringify([read.number, name, named.map((variable) => [variable, given[variable]])])
}

function selectingVariables(
  document: DocumentNode,
  operation: OperationDefinitionNode | null | undefined,
): readonly string[] | null {
  if (!operation) return null
  const names = new Set<string>()
  const roots = rootSelections(document, operation)
  visit(document, {
    Field: (node) => (roots.has(node) ? { ...node, arguments: [] } : undefined),
    VariableDefinition: () => false,
    Variable: ({ name }) => void names.add(name.value),
  })
  return [...names].toSorted()
}

/** All that is selected of an operation's root type, in its own selection and in fragments on it, and those fragments. */
function rootSelections(document: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<SelectionNode> {
  const found = new Set<SelectionNode>()
  const pending = [...operation.selectionSet.selections]
  const spread = new Set<string>()
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    found.add(node)
    if (node.kind === Kind.INLINE_FRAGMENT) pending.push(...node.selectionSet.selections)
    else if (node.kind === Kind.FRAGMENT_SPREAD && !spread.has(node.name.value)) {
      spread.add(node.name.value)
      for (const definition of document.definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value)
          pending.push(...definition.selectionSet.selections)
      }
    }
  }
  return found
}
