/** The address of the page that plays the company's office. */
export const DEMO_RETAGUARDA = '/demo/retaguarda';

/** The address of a photograph that this page shows. */
export const DEMO_FOTOGRAFIA = '/demo/retaguarda/fotografia';
