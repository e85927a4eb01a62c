/** How many finished deals a page of the list has. */
export const PAGE_SIZE = 20
