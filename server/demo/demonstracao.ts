import type { FastifyInstance } from 'fastify';
import { businessDayOf } from '#lib/business-day.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Correio } from '#server/mail/port.ts';
import type { Emissor } from '#server/nfe/port.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import { serveImagens } from './imagens/rota.ts';
import { createCaixa, isCaixa } from './mail/caixa.ts';
import { DEMO_MENSAGENS, serveDemoMail } from './mail/demo-page.ts';
import { createCertificados } from './nfe/certificados.ts';
import { createEmissorDemonstracao } from './nfe/demonstracao.ts';
import { DEMO_PAGAMENTOS, serveDemoPayments } from './payments/demo-page.ts';
import { createSimulador, isSimulador } from './payments/simulator.ts';
import { serveRetaguarda } from './retaguarda/demo-page.ts';
import { DEMO_RETAGUARDA } from './retaguarda/endereco.ts';
import { DEMO_SENHA, USUARIOS } from './seed/clientes.ts';
import { linhasDaDemonstracao } from './seed/linhas/linhas.ts';
import { passadoEmMemoria } from './seed/linhas/passado-em-memoria.ts';
import { readMedicamentos } from './seed/medicamentos.ts';
import { deriveProduto } from './seed/produtos.ts';
import { seed } from './seed/seed.ts';
import { produtosOf, type SeedSize } from './seed/subset.ts';

/** Loaded by a server that runs as a demonstration; its type is in `server/demonstracao.ts`. */
export const demonstracao = {
  usuarios: USUARIOS.map(({ login, clientes }) => ({
    nomeUsuario: login,
    senha: DEMO_SENHA,
    descricao:
      clientes.length === 1 ? 'Comprador, 1 farmácia' : `Representante, ${clientes.length} farmácias`,
  })),
  paginas: { pagamentos: DEMO_PAGAMENTOS, mensagens: DEMO_MENSAGENS, retaguarda: DEMO_RETAGUARDA },
  seed,
  async linhas(options: {
    readonly clock: () => Date;
    readonly size: SeedSize;
    readonly comPassado: boolean;
  }) {
    const { clock, size, comPassado } = options;
    const todos = (await readMedicamentos()).map(deriveProduto);
    const linhas = linhasDaDemonstracao(produtosOf(todos, size), businessDayOf(clock()));
    return comPassado ? [...linhas, ...(await passadoEmMemoria(options))] : linhas;
  },
  createPagamentos: createSimulador,
  createCorreio: createCaixa,
  createEmissor: (clock: () => Date, folder: string | undefined) =>
    createEmissorDemonstracao(createCertificados(clock, folder)),
  async servePaginas(
    app: FastifyInstance,
    used: {
      db: Database;
      clock: () => Date;
      emissor: Emissor | undefined;
      pagamentos: Pagamentos;
      correio: Correio | null;
      adiantar: (referencia: string) => Promise<void>;
    },
  ) {
    const { pagamentos, correio, adiantar } = used;
    serveImagens(app, used.db);
    await serveRetaguarda(app, used);
    if (isSimulador(pagamentos)) await serveDemoPayments(app, pagamentos, adiantar);
    if (correio && isCaixa(correio)) serveDemoMail(app, correio);
  },
};
