import { CatalogueDatabase, TABLE_NAMES } from './catalogue-database.ts';

/**
 * Empties the catalogue of this tenant to make room; the server can send it again. The engine's copy in memory works
 * until the page closes. Returns true when something was removed.
 */
export async function dropCatalogue(tenant: string): Promise<boolean> {
  const database = new CatalogueDatabase(tenant);
  try {
    return await database.transaction('readwrite', TABLE_NAMES, async (inside) => {
      const held = await Promise.all(TABLE_NAMES.map((name) => inside[name].count()));
      await Promise.all(TABLE_NAMES.map((name) => inside[name].clear()));
      return held.some((rows) => rows > 0);
    });
  } finally {
    database.close();
  }
}
