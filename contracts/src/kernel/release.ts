/** Customer journey §9: what runs in browsers says so in its reports of errors. */
export const release = '2025-r17';
