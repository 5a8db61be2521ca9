import { baixarAutorizacaoColeta, baixarEspelhoDevolucao } from '#contract/returns/devolucao-papeis.ts';
import { autorizacaoNome, espelhoNome } from '#domain/returns/papel.ts';
import { temAutorizacao, temEspelho } from '#domain/returns/regras.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { attachment } from '#server/http/attachment.ts';
import { recusa } from '#server/http/recusa.ts';
import { type Route, streamRoute } from '#server/http/route.ts';
import { autorizacaoPdf } from './autorizacao-pdf.ts';
import { readDevolucaoVenda } from './data/devolucoes.ts';
import { type PapelDaDevolucao, readPapel } from './data/papel.ts';
import { devolucaoNaoEncontrada } from './devolucao-recusas.ts';
import { espelhoPdf } from './espelho-pdf.ts';

type Papel = {
  readonly call: typeof baixarEspelhoDevolucao;
  readonly allows: (idSituacao: number) => boolean;
  readonly refusal: string;
  readonly nome: (idDevolucaoVenda: number) => string;
  readonly pdf: (papel: PapelDaDevolucao, criadoEm: Date) => AsyncIterable<Uint8Array>;
};

const papelRoute = ({ call, allows, refusal, nome, pdf }: Papel): Route =>
  streamRoute(call, async ({ user, query, now }) => {
    const row = await readDevolucaoVenda(user, query.idDevolucaoVenda);
    if (row === undefined || row.idDevolucaoVenda === null) return answerRecusa(devolucaoNaoEncontrada());
    if (!allows(row.idSituacao)) return answerRecusa(recusa('situacao-nao-permite', refusal));
    const { idDevolucaoVenda } = row;
    const papel = await readPapel(user, { ...row, idDevolucaoVenda });
    return {
      status: 200,
      corpo: pdf(papel, now),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(nome(idDevolucaoVenda)),
      },
    };
  });

/** The papers of finalised returns. */
export const devolucaoPapeisRoutes: readonly Route[] = [
  papelRoute({
    call: baixarEspelhoDevolucao,
    allows: temEspelho,
    refusal: 'A situação da devolução selecionada não permite a impressão do espelho.',
    nome: espelhoNome,
    pdf: espelhoPdf,
  }),
  papelRoute({
    call: baixarAutorizacaoColeta,
    allows: temAutorizacao,
    refusal: 'A situação da devolução selecionada não permite a impressão da autorização de coleta.',
    nome: autorizacaoNome,
    pdf: autorizacaoPdf,
  }),
];
