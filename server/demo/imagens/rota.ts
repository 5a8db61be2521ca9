import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/schema/schema.ts';
import { policyOf } from '#server/demo/html/page.ts';
import { DEMO_IMAGENS, imagemDaMarca, imagemDoPagamento, imagemDoProduto, type Vista } from './endereco.ts';
import { marcaSvg } from './marca-svg.ts';
import { pagamentoSvg } from './pagamento-svg.ts';
import { produtoSvg } from './produto-svg.ts';

const SEMPRE = 'public, max-age=31536000, immutable';
const ARQUIVO = /^(\d{1,9})-(frente|aberta|verso)-\d+\.svg$/;
const MARCA = /^marca-(\d{1,9})-\d+\.svg$/;
const PAGAMENTO = /^pagamento-([a-z]+)-\d+\.svg$/;

/** The drawing of a product at one of its own addresses; undefined for any other. */
async function desenharProduto(db: Database, arquivo: string): Promise<string | undefined> {
  const [, id, vista] = ARQUIVO.exec(arquivo) ?? [];
  if (id === undefined) return undefined;
  const endereco = imagemDoProduto(Number(id), vista as Vista);
  if (endereco !== `${DEMO_IMAGENS}/${arquivo}`) return undefined;
  const produto = await db
    .selectFrom('produtoImagem')
    .innerJoin('produto', 'produto.idProduto', 'produtoImagem.idProduto')
    .innerJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .select(['produto.nome', 'apresentacao', 'substancia', 'registro', 'tarja'])
    .select('fabricante.nome as fabricante')
    .where('produtoImagem.idProduto', '=', Number(id))
    .where('produtoImagem.endereco', '=', endereco)
    .executeTakeFirst();
  return produto && produtoSvg(produto, vista as Vista);
}

/** The drawing of a brand at its own address; undefined for any other. */
async function desenharMarca(db: Database, arquivo: string): Promise<string | undefined> {
  const id = Number(MARCA.exec(arquivo)?.[1] ?? 0);
  const endereco = imagemDaMarca(id);
  if (endereco !== `${DEMO_IMAGENS}/${arquivo}`) return undefined;
  const marca = await db
    .selectFrom('marcaImagem')
    .innerJoin('marca', 'marca.idMarca', 'marcaImagem.idMarca')
    .select('marca.nome')
    .where('marcaImagem.idMarca', '=', id)
    .where('marcaImagem.endereco', '=', endereco)
    .executeTakeFirst();
  return marca && marcaSvg(marca.nome);
}

function desenharPagamento(arquivo: string): string | undefined {
  const [, nome = ''] = PAGAMENTO.exec(arquivo) ?? [];
  return imagemDoPagamento(nome) === `${DEMO_IMAGENS}/${arquivo}` ? pagamentoSvg(nome) : undefined;
}

/** Serves the drawn pictures of products, brands, cards and Pix. They never change: browsers keep them. */
export function serveImagens(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { arquivo: string } }>(`${DEMO_IMAGENS}/:arquivo`, async ({ params }, reply) => {
    const { arquivo } = params;
    const svg =
      desenharPagamento(arquivo) ??
      (await desenharMarca(db, arquivo)) ??
      (await desenharProduto(db, arquivo));
    reply.header('content-security-policy', policyOf("'none'"));
    if (svg === undefined)
      return await reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Esta imagem não existe.');
    return await reply.header('cache-control', SEMPRE).type('image/svg+xml; charset=utf-8').send(svg);
  });
}
