import { SITUACOES_QUE_DEVOLVEM } from '#domain/returns/regras.ts';
import { foldDevolucoes } from '#outbox/devolucoes/fold-devolucoes.ts';
import { readDevolucoesBase } from '#outbox/devolucoes/read-devolucoes.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { Device } from './device.ts';
import { DAY, type Stage } from './stage.ts';
import { unlinkedOf } from './unlinked.ts';
import type { World } from './world.ts';

/** Checks that returns hold at most the units of each lot. */
async function checkUnits({ database: { db } }: World): Promise<string[]> {
  const lots = await db.selectFrom('notaFiscalItemLote').selectAll().execute();
  const held = await db
    .selectFrom('devolucaoItem')
    .innerJoin('devolucao', 'devolucao.idDevolucaoEletronica', 'devolucaoItem.idDevolucaoEletronica')
    .selectAll('devolucaoItem')
    .select('devolucao.idTitulo')
    .where('devolucao.idSituacao', 'in', SITUACOES_QUE_DEVOLVEM)
    .execute();
  return lots.flatMap(({ idTitulo, nItem, lote, quantidade }) => {
    const units = held
      .filter((one) => one.idTitulo === idTitulo && one.nItem === nItem && one.lote === lote)
      .reduce((sum, one) => sum + one.quantidade, 0);
    return units > quantidade
      ? [`${units} of ${quantidade} units of lot ${lote} of ${idTitulo} went back`]
      : [];
  });
}

/**
 * Checks that a return has at most four photographs, and that the server has each one that it confirmed, unless someone
 * removed it or deleted its return.
 */
async function checkPhotographs({ world, devices, restoration }: Stage): Promise<string[]> {
  const { db } = world.database;
  const kept = await db.selectFrom('devolucaoAnexo').select(['idDevolucaoEletronica', 'idAnexo']).execute();
  const perReturn = Map.groupBy(kept, (one) => one.idDevolucaoEletronica);
  const broken = [...perReturn]
    .filter(([, all]) => all.length > 4)
    .map(([id, all]) => `the return ${id} has ${all.length} photographs`);
  if (restoration !== null) return broken;
  const there = new Set(kept.map(({ idAnexo }) => idAnexo));
  const rows = await db.selectFrom('devolucao').select('idDevolucaoEletronica').execute();
  const returns = new Set(rows.map(({ idDevolucaoEletronica }) => idDevolucaoEletronica));
  const changes = await Promise.all(
    devices.map(async ({ observer }) => [
      ...(await observer.receipts.toArray()),
      ...(await observer.outbox.toArray()),
      ...(await observer.parked.toArray()),
    ]),
  );
  const removed = new Set(
    changes.flat().flatMap(({ intent }) => (intent.tipo === 'devolucao-foto-excluir' ? [intent.foto] : [])),
  );
  for (const { name, observer } of devices) {
    for (const { intent, idDevolucao, ficaAqui } of await observer.receipts.toArray()) {
      if (intent.tipo !== 'devolucao-foto' || ficaAqui || removed.has(intent.foto)) continue;
      if (returns.has(idDevolucao ?? 0) && !there.has(intent.foto))
        broken.push(
          `${name}: the photograph ${intent.foto} of return ${idDevolucao} was confirmed and is gone`,
        );
    }
  }
  return broken;
}

/** Checks that no two changes made the same return, and that no return exists without a change that made it. */
async function checkMade({ world, devices, restoration }: Stage): Promise<string[]> {
  if (restoration !== null) return [];
  const makers = new Map<number, Set<string>>();
  for (const { observer, ledger } of devices) {
    for (const { key, intent, idDevolucao } of await observer.receipts.toArray()) {
      if (intent.tipo !== 'devolucao-criar' || idDevolucao === undefined || !ledger.entries.has(key))
        continue;
      makers.set(idDevolucao, (makers.get(idDevolucao) ?? new Set()).add(key));
    }
  }
  const twice = [...makers].filter(([, keys]) => keys.size > 1);
  const rows = await world.database.db.selectFrom('devolucao').select('idDevolucaoEletronica').execute();
  const unknown = rows.filter(({ idDevolucaoEletronica }) => !makers.has(idDevolucaoEletronica));
  return [
    ...twice.map(([id, keys]) => `the return ${id} was made by ${[...keys].join(' and ')}`),
    ...unknown.map(({ idDevolucaoEletronica }) => `the return ${idDevolucaoEletronica} belongs to no change`),
  ];
}

/** Checks that a return has the lines that the user of its end saw, unless another device had finalised it before. */
async function checkEnds({ world, devices, restoration }: Stage): Promise<string[]> {
  if (restoration !== null) return [];
  const itens = await world.database.db.selectFrom('devolucaoItem').selectAll().execute();
  const broken: string[] = [];
  for (const { name, observer } of devices) {
    for (const { intent, idDevolucao, feitaPorOutro } of await observer.receipts.toArray()) {
      if (intent.tipo !== 'devolucao-finalizar' || feitaPorOutro) continue;
      const has = linesText(itens.filter((item) => item.idDevolucaoEletronica === idDevolucao));
      const saw = linesText(intent.itens);
      if (has !== saw)
        broken.push(`${name}: return ${idDevolucao} was finalised with [${has}], seen [${saw}]`);
    }
  }
  return broken;
}

/** Checks that a device at rest, after a refresh, shows the server's returns. */
async function checkShown(world: World, device: Device): Promise<string[]> {
  const gone = await unlinkedOf(world, device);
  const broken: string[] = [];
  for (const idPessoaCliente of device.clientes.filter((id) => !gone.has(id))) {
    const base = await readDevolucoesBase(device.observer, idPessoaCliente);
    const busy = new Set([...base.fila, ...base.recusadas].map(({ intent }) => intent.devolucao));
    const shown = foldDevolucoes(base).filter(({ devolucao }) => !busy.has(devolucao));
    const busyIds = new Set(foldDevolucoes(base).flatMap((one) => (busy.has(one.devolucao) ? [one.id] : [])));
    const ours = shown.map(({ id, idSituacao, itens, fotos }) =>
      text(
        id,
        idSituacao,
        itens,
        fotos.filter(({ onde }) => onde === 'servidor').map((foto) => foto.id),
      ),
    );
    const theirs = await readTheirs(world, idPessoaCliente, busyIds);
    if (ours.sort().join(' ') !== theirs.sort().join(' '))
      broken.push(
        `${device.name}: returns of ${idPessoaCliente} are [${theirs.join(' ')}], shown [${ours.join(' ')}]`,
      );
  }
  return broken;
}

type Line = { readonly lote: string; readonly quantidade: number };

const linesText = (lines: readonly Line[]): string =>
  lines
    .map(({ lote, quantidade }) => `${lote}=${quantidade}`)
    .sort()
    .join(',');

const text = (
  id: number | null,
  idSituacao: number,
  lines: readonly Line[],
  fotos: readonly string[],
): string => `${id}/${idSituacao}:${linesText(lines)}+${[...fotos].sort().join('+')}`;

async function readTheirs(
  { database: { db } }: World,
  idPessoaCliente: number,
  without: ReadonlySet<number | null>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('devolucao')
    .selectAll()
    .where('idPessoaCliente', '=', idPessoaCliente)
    .execute();
  const itens = await db.selectFrom('devolucaoItem').selectAll().execute();
  const anexos = await db.selectFrom('devolucaoAnexo').select(['idDevolucaoEletronica', 'idAnexo']).execute();
  return rows
    .filter(({ idDevolucaoEletronica: id }) => !without.has(id))
    .map(({ idDevolucaoEletronica: id, idSituacao }) =>
      text(
        id,
        idSituacao,
        itens.filter((item) => item.idDevolucaoEletronica === id),
        anexos.flatMap((one) => (one.idDevolucaoEletronica === id ? [one.idAnexo] : [])),
      ),
    );
}

/**
 * Checks that a confirmed change that the restored server lost is a question, unless its return was deleted again. A
 * device whose clock was set may take the change for too old to be asked about.
 */
async function checkLost({ world, restoration }: Stage, device: Device): Promise<string[]> {
  const { name, observer } = device;
  if (Math.abs(device.clock - world.clock.now) > DAY) return [];
  const receipts = (await observer.receipts.toArray()).filter(({ intent }) => isDevolucao(intent));
  const keys = await world.database.db.selectFrom('mutacao').select('key').execute();
  const known = new Set(keys.map(({ key }) => key));
  const deleted = new Set(
    receipts.flatMap(({ intent, lane }) => (intent.tipo === 'devolucao-excluir' ? [lane] : [])),
  );
  return receipts
    .filter(({ key, lane }) => restoration?.lostKeys.has(key) && !known.has(key) && !deleted.has(lane))
    .map(({ key, intent }) => `${name}: ${key} (${intent.tipo}) was lost and is not asked about`);
}

/** Judges the returns of a history once no request is on its way any more. */
export async function checkReturns(stage: Stage): Promise<string[]> {
  if (!stage.troubles.has('returns')) return [];
  const broken = [
    ...(await checkUnits(stage.world)),
    ...(await checkPhotographs(stage)),
    ...(await checkMade(stage)),
    ...(await checkEnds(stage)),
  ];
  for (const device of stage.devices) {
    if (!device.retired) broken.push(...(await checkShown(stage.world, device)));
    if (!device.retired) broken.push(...(await checkLost(stage, device)));
  }
  return broken;
}
