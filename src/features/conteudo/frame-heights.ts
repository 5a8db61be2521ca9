/** Room that is kept for the bar over the page and for the menu before their words come. */
export const TOP_HEIGHT = '32px';
export const MENU_HEIGHT = '44px';
