import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import type { NetError } from '#net/request.ts';
import { pullPages } from './pull-pages.ts';

/** Returns the pages of a list, each with the total that it reports. */
const list = (pages: readonly (readonly [rows: number[], total: number])[]) => {
  const asked: number[] = [];
  let at = 0;
  const askPage = async (numeroPagina: number) => {
    asked.push(numeroPagina);
    const [colecao, totalRegistros] = pages[at++] ?? [[], 0];
    return ok({ colecao, totalRegistros });
  };
  return { asked, askPage };
};

const UNBELIEVED = fail({ kind: 'unbelieved', status: 200, isOurs: true });

test('a list is read page by page to its end', async () => {
  const { asked, askPage } = list([
    [[1, 2], 5],
    [[3, 4], 5],
    [[5], 5],
  ]);
  expect(await pullPages(askPage)).toEqual(ok([1, 2, 3, 4, 5]));
  expect(asked).toEqual([1, 2, 3]);
  expect(await pullPages(list([[[], 0]]).askPage)).toEqual(ok([]));
});

test('a list that names the start of its next page is read on from there, whatever its totals are', async () => {
  const asked: (readonly [number, number | undefined])[] = [];
  const pages = [
    { colecao: [9, 8], totalRegistros: 2, continua: 8 },
    { colecao: [7], totalRegistros: 5, continua: 7 },
    { colecao: [6], totalRegistros: 1, continua: null },
  ];
  const read = await pullPages(async (numeroPagina, depoisDe) => {
    asked.push([numeroPagina, depoisDe]);
    return ok(must(pages[asked.length - 1], 'page'));
  });
  expect(read).toEqual(ok([9, 8, 7, 6]));
  expect(asked).toEqual([
    [1, undefined],
    [2, 8],
    [3, 7],
  ]);
});

test('a list that changes during the reading is read again from its start, three times at most', async () => {
  const { asked, askPage } = list([
    [[1, 2], 4],
    [[3], 3],
    [[1, 3], 3],
    [[4], 3],
  ]);
  expect(await pullPages(askPage)).toEqual(ok([1, 3, 4]));
  expect(asked).toEqual([1, 2, 1, 2]);
  const restless = list(Array.from({ length: 9 }, (_, at) => [[at], at + 2] as const));
  expect(await pullPages(restless.askPage)).toEqual(UNBELIEVED);
  expect(restless.asked).toEqual([1, 2, 1, 2, 1, 2]);
});

test('a page without rows before the end starts the reading again', async () => {
  const { asked, askPage } = list([
    [[1], 2],
    [[], 2],
    [[1], 2],
    [[2], 2],
  ]);
  expect(await pullPages(askPage)).toEqual(ok([1, 2]));
  expect(asked).toEqual([1, 2, 1, 2]);
});

test('a list with a failed page is an error, and an endless one is not believed', async () => {
  const error: NetError = { kind: 'silence', reason: 'network' };
  let page = 0;
  const broken = async () => {
    page += 1;
    return page === 2 ? fail(error) : ok({ colecao: [page], totalRegistros: 9 });
  };
  expect(await pullPages(broken)).toEqual(fail(error));
  let asked = 0;
  const endless = async () => {
    asked += 1;
    return ok({ colecao: [asked], totalRegistros: 1_000_000 });
  };
  expect(await pullPages(endless)).toEqual(UNBELIEVED);
  expect(asked).toBe(500);
});
