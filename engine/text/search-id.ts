// Where the search page is: a module without imports, which browsers load too.

/** The page that searches all others. */
export const SEARCH_ID = 'search';
