import type { ApiClient } from './api.ts';

/** Reads a JSON response, whose type the caller names. Throws with the path and the text if the status is not 200. */
export async function readJson<T>(client: ApiClient, path: string): Promise<T> {
  const answer = await client.get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
}
