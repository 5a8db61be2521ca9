import { sql } from 'kysely';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** Gives an older demonstration the codes by which a company's own system would name its records. */
export async function completeCodigos(trx: DatabaseTransaction): Promise<void> {
  await sql`insert into "codigoErp" ("recurso", "codigo", "id")
    select 'produtos', "idProduto"::text, "idProduto" from "produto"
    union all select case "tipo" when 'filial' then 'filiais' else 'clientes' end, "idPessoa"::text, "idPessoa" from "pessoa"
    union all select 'usuarios', "login", "idUsuario" from "usuario"
    union all select 'condicoes', "idCondicao"::text, "idCondicao" from "condicao"
    union all select 'prazos', "idPrazo"::text, "idPrazo" from "prazo"
    union all select 'selos', "idSelo"::text, "idSelo" from "selo"
    union all select 'combos', "idPromocaoCombo"::text, "idPromocaoCombo" from "promocaoCombo"
    union all select 'listas', "idProdutoLista"::text, "idProdutoLista" from "produtoLista"
    union all select 'vitrines', "idVitrine"::text, "idVitrine" from "vitrine"
    union all select 'hotsites', "idHotsite"::text, "idHotsite" from "hotsite"
    union all select 'banners', "idBanner"::text, "idBanner" from "banner"
    union all select 'menus', "idMenu"::text, "idMenu" from "menu"
    union all select 'temas', "idTemaPersonalizado"::text, "idTemaPersonalizado" from "tema"
    on conflict do nothing`.execute(trx);
  await sql`insert into "codigoErp" ("recurso", "codigo", "id")
    select 'lancamentos', 'CC-' || "idPessoaCliente" || '-' || row_number()
      over (partition by "idPessoaCliente" order by "dataHora", "id"), "id"
    from "lancamentoContaCorrente"
    where "idPrePedido" is null and "idPagamento" is null and "idDevolucao" is null
    union all
    select 'cashbackLancamentos', 'CB-' || "idPessoaCliente" || '-' || row_number()
      over (partition by "idPessoaCliente" order by "dataHora", "id"), "id"
    from "cashbackLancamento" where "idTitulo" is null
    on conflict do nothing`.execute(trx);
}
