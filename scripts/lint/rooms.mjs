/**
 * The rooms of a large folder and the rooms of the same folder that each may import, lowest first. Closed like the
 * table of places: an unlisted room may neither import another one nor be imported. `<subject>/data` holds the queries
 * of a subject of the server, `<subject>` its calls.
 */
const ROOMS = {
  parts: {
    device: [],
    customer: ['device'],
    dialogs: [],
    failure: ['device', 'dialogs'],
    html: [],
    list: ['device', 'customer', 'dialogs', 'failure', 'html'],
    package: [],
    product: ['device', 'customer', 'html', 'package'],
    cart: ['device', 'customer', 'dialogs', 'product'],
    buy: ['device', 'customer', 'dialogs', 'list', 'product', 'cart'],
    combo: ['device', 'dialogs', 'package', 'product', 'cart', 'buy'],
    metas: ['device', 'product', 'cart'],
    share: ['device', 'cart', 'buy'],
    returns: ['device', 'customer', 'dialogs', 'failure', 'list'],
    letters: ['device', 'failure', 'list'],
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
    screens: ['page', 'lazy', 'unsent', 'session', 'parametros', 'header'],
    start: ['session', 'theme', 'parametros'],
    update: ['gestures', 'page', 'lazy', 'unsent', 'parametros'],
    device: ['page', 'unsent', 'session', 'parametros', 'dialogs', 'header', 'update'],
  },
  server: {
    db: [],
    'content/data': ['db'],
    'customers/data': ['db'],
    documents: [],
    boleto: ['documents'],
    feed: ['db'],
    'catalogue/data': ['db', 'feed', 'customers/data'],
    'events/data': ['db', 'catalogue/data'],
    'access/data': ['db', 'events/data'],
    'cart/data': ['db', 'feed', 'customers/data', 'catalogue/data'],
    nfe: [],
    'invoices/data': ['db', 'nfe', 'catalogue/data'],
    'orders/data': ['db', 'customers/data', 'catalogue/data', 'cart/data', 'invoices/data'],
    'payment/data': ['db', 'events/data', 'customers/data', 'cart/data', 'orders/data'],
    'letters/data': ['db', 'nfe', 'invoices/data'],
    'returns/data': ['db', 'nfe', 'customers/data', 'payment/data', 'invoices/data', 'letters/data'],
    'regulatory/data': ['db'],
    'contacts/data': ['db'],
    'visits/data': ['db'],
    'integration/data': [
      'db',
      'content/data',
      'access/data',
      'nfe',
      'customers/data',
      'cart/data',
      'invoices/data',
      'orders/data',
      'payment/data',
    ],
    'order-files/data': ['db', 'events/data'],
    mail: [],
    provider: [],
    search: ['db', 'feed', 'catalogue/data'],
    queries: [
      'db',
      'feed',
      'search',
      'access/data',
      'content/data',
      'customers/data',
      'catalogue/data',
      'events/data',
      'integration/data',
      'letters/data',
      'nfe',
      'orders/data',
      'payment/data',
      'regulatory/data',
      'returns/data',
    ],
    http: ['db', 'mail', 'nfe', 'provider', 'queries'],
    access: ['db', 'mail', 'queries', 'http', 'access/data'],
    content: ['db', 'queries', 'http', 'content/data', 'customers/data', 'catalogue/data'],
    customers: ['db', 'http', 'customers/data'],
    cart: [
      'db',
      'search',
      'queries',
      'http',
      'cart/data',
      'customers/data',
      'catalogue/data',
      'orders/data',
      'payment/data',
      'events/data',
    ],
    catalogue: [
      'db',
      'feed',
      'search',
      'queries',
      'http',
      'cart',
      'catalogue/data',
      'customers/data',
      'cart/data',
    ],
    orders: [
      'db',
      'http',
      'cart',
      'orders/data',
      'customers/data',
      'catalogue/data',
      'cart/data',
      'invoices/data',
      'events/data',
    ],
    payment: [
      'db',
      'documents',
      'boleto',
      'provider',
      'http',
      'cart',
      'orders',
      'payment/data',
      'customers/data',
      'cart/data',
      'orders/data',
      'events/data',
    ],
    invoices: [
      'db',
      'documents',
      'boleto',
      'nfe',
      'http',
      'payment',
      'invoices/data',
      'customers/data',
      'payment/data',
    ],
    returns: [
      'db',
      'documents',
      'nfe',
      'http',
      'returns/data',
      'customers/data',
      'invoices/data',
      'events/data',
    ],
    contacts: ['db', 'http', 'contacts/data', 'customers/data'],
    visits: ['db', 'http', 'visits/data', 'customers/data', 'events/data'],
    integration: ['db', 'queries', 'http', 'integration/data'],
    events: ['queries', 'events/data'],
    'order-files': ['db', 'integration', 'integration/data', 'events/data', 'order-files/data'],
    letters: [
      'db',
      'documents',
      'nfe',
      'queries',
      'http',
      'invoices',
      'letters/data',
      'customers/data',
      'invoices/data',
    ],
    regulatory: ['db', 'http', 'regulatory/data', 'customers/data'],
    demo: [
      'db',
      'feed',
      'mail',
      'nfe',
      'provider',
      'access/data',
      'customers/data',
      'cart/data',
      'orders/data',
      'invoices/data',
      'integration/data',
      'letters/data',
      'payment/data',
      'regulatory/data',
      'returns/data',
    ],
    backup: ['db', 'orders/data'],
    cli: [
      'db',
      'backup',
      'access',
      'access/data',
      'events/data',
      'integration',
      'integration/data',
      'order-files',
    ],
  },
};

/** The folders whose children are rooms, and the linter's type for such a room. */
export const ROOM_FOLDERS = [
  { type: 'data', pattern: 'server/*/data' },
  { type: 'server', pattern: 'server/*' },
  { type: 'parts', pattern: 'src/parts/*' },
  { type: 'app', pattern: 'src/app/*' },
];

/** @typedef {{ element?: { type: string | string[], captured?: object }, file?: object }} From */
/** @typedef {{ from: From, allow: object }} Policy */

const DATA = '/data';

/** @param {string} room */
const isData = (room) => room.endsWith(DATA);

/** @param {string} folder @param {string[]} rooms all of them subjects, or all of them their data */
const roomsOf = (folder, rooms) => ({
  element: rooms.every(isData)
    ? { type: 'data', captured: { room: rooms.map((room) => room.slice(0, -DATA.length)) } }
    : { type: folder, captured: { room: rooms } },
});

/** @param {string} folder @param {string} room */
export const roomOf = (folder, room) => roomsOf(folder, [room]);

/** @type {Policy[]} */
export const roomPolicies = Object.entries(ROOMS).flatMap(([folder, table]) =>
  Object.entries(table).flatMap(([room, targets]) => {
    const to = [targets.filter(isData), targets.filter((target) => !isData(target))]
      .filter((rooms) => rooms.length > 0)
      .map((rooms) => roomsOf(folder, rooms));
    return to.length === 0 ? [] : [{ from: roomOf(folder, room), allow: { to } }];
  }),
);
