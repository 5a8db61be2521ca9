/**
 * The rooms of a large folder and the rooms of the same folder that each may import, lowest first. Closed like the
 * table of places: a room that is not listed may neither import another one nor be imported.
 */
export const ROOMS = {
  parts: {
    device: [],
    customer: ['device'],
    dialogs: [],
    failure: ['device', 'dialogs'],
    html: [],
    list: ['customer', 'dialogs', 'failure', 'html'],
    package: [],
    product: ['device', 'customer', 'html', 'package'],
    cart: ['device', 'customer', 'dialogs', 'product'],
    buy: ['device', 'customer', 'dialogs', 'list', 'product', 'cart'],
    combo: ['device', 'dialogs', 'package', 'product', 'cart', 'buy'],
    share: ['device', 'buy'],
  },
  app: {
    gestures: [],
    page: [],
    lazy: ['page'],
    unsent: [],
    session: ['unsent'],
    theme: ['page', 'session'],
    parametros: ['page', 'session', 'theme'],
    analytics: ['lazy', 'unsent', 'parametros'],
    dialogs: ['gestures', 'page', 'lazy', 'unsent', 'session', 'parametros', 'analytics'],
    header: ['page', 'lazy', 'session', 'parametros', 'dialogs'],
    screens: ['page', 'lazy', 'session', 'parametros', 'header'],
    start: ['session', 'theme', 'parametros'],
    update: ['gestures', 'page', 'lazy', 'unsent', 'parametros'],
    device: ['page', 'unsent', 'session', 'parametros', 'dialogs', 'header', 'update'],
  },
};

const rooms = Object.entries(ROOMS).flatMap(([folder, table]) =>
  Object.entries(table).map(([room, targets]) => ({ folder, room, targets })),
);

/** @param {string} folder @param {string} room */
const roomOf = (folder, room) => ({ element: { type: folder, captured: { room } } });

/** @type {object[]} */
export const roomPolicies = rooms.flatMap(({ folder, room, targets }) =>
  targets.map((target) => ({ from: roomOf(folder, room), allow: { to: roomOf(folder, target) } })),
);
