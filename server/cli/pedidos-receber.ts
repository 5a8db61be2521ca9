import { stat } from 'node:fs/promises';
import { fail, type Result } from '#lib/result.ts';
import { defineCommand } from './command.ts';
import { receiveFile } from './receive-file.ts';
import { withStore } from './with-store.ts';

export const pedidosReceber = defineCommand({
  usage: '<arquivo>',
  summary: 'Registra as respostas da empresa a pedidos: um arquivo .ret ou recebimentos.',
  takes: ['arquivo'],
  async run({ arquivo }, office): Promise<Result<void, string>> {
    const found = await stat(arquivo).catch(() => undefined);
    if (found?.isFile() !== true) return fail(`Não há o arquivo "${arquivo}".`);
    return await withStore(office, ({ db }) => receiveFile(db, arquivo, office));
  },
});
