/** The address of the page that plays the company's office. */
export const DEMO_RETAGUARDA = '/demo/retaguarda';
