/** Who plays at tables that this browser hosts: there is nobody else. */
export const LOCAL_PERSON = 'here';

/** How the ids of such tables begin, so that an address tells who hosts it. */
export const LOCAL_PREFIX = 'here-';
