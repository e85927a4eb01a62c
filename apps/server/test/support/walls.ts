/** How many secrets the tables of this file of tests have had. */
export const secrets = { count: 0 }
