/** Asks the product over GraphQL, as a program does that is no browser; what it answers, unchecked. */
export async function ask<Data>(url: string, query: string): Promise<Data> {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as { readonly data?: Data | null; readonly errors?: unknown }
  if (errors !== undefined || data == null) throw new Error(`${query}: ${JSON.stringify(errors)}`)
  return data
}
