/** Who plays at tables that this browser hosts: there is nobody else. */
export const HERE = 'here';

/** How the ids of such tables begin, so that an address tells who hosts it. */
export const HERE_PREFIX = 'here-';
