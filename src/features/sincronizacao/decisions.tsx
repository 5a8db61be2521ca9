import { LinkTo } from '#parts/html/link-to.tsx';
import { confirmacaoHref } from '#routes.ts';
import { isContato } from '#vault/contato-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import { isOrcamento } from '#vault/orcamento-intents.ts';
import type { CarrinhoRow } from '#vault/mirror-rows.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { isVisita } from '#vault/visita-intent.ts';
import { ContatoActs } from './contato-acts.tsx';
import { LinhaActs, OutraActs } from './decision-acts.tsx';
import * as css from './decisions.css.ts';
import { toDecisoes } from './decisoes.ts';
import { DevolucaoActs } from './devolucao-acts.tsx';
import { OrcamentoActs } from './orcamento-acts.tsx';
import * as sheet from './sync-sheet.css.ts';
import { VisitaActs } from './visita-acts.tsx';

export type DecisionsProps = {
  parked: readonly ParkedRow[];
  carrinhos: readonly CarrinhoRow[];
  now: number;
  onLeave: () => void;
};

/** The word for discarding a change that is of little worth; undefined for the usual one. */
const discardWords = (row: ParkedRow | undefined): string | undefined =>
  row?.intent.tipo === 'codigos' ? 'Tirar da fila' : undefined;

/** The refused changes that a person must decide on. */
export function Decisions({ parked, carrinhos, now, onLeave }: DecisionsProps) {
  if (parked.length === 0) return null;
  const rows = new Map(parked.map((row) => [row.key, row]));
  return (
    <section aria-labelledby="sync-decisoes">
      <h3 id="sync-decisoes" className={sheet.title}>
        Precisa de você
        <span className={sheet.count}>{parked.length}</span>
      </h3>
      <ul className={css.list}>
        {toDecisoes(parked, now).map((decisao) => {
          const { key, texto, nomeCliente, idade, frase, confira, pedidos, isEnvio, linha } = decisao;
          const row = rows.get(key);
          const carrinho = carrinhos.find((c) => c.idPessoaCliente === row?.idPessoaCliente);
          const isOfContato = row !== undefined && isContato(row.intent);
          const isOfOrcamento = row !== undefined && isOrcamento(row.intent);
          const isOfDevolucao = row !== undefined && isDevolucao(row.intent);
          const isOfVisita = row !== undefined && isVisita(row.intent);
          const isOutra =
            !linha && !isEnvio && !isOfDevolucao && !isOfContato && !isOfOrcamento && !isOfVisita;
          return (
            <li key={key} className={css.decision}>
              <p className={css.what}>{texto}</p>
              <p className={css.whose}>
                <span className={css.name}>{nomeCliente}</span>
                <span className={css.age}>{idade}</span>
              </p>
              <p>{frase}</p>
              {confira !== null && <p className={css.check}>{confira}</p>}
              {pedidos.length > 0 && (
                <>
                  <p className={css.check}>Outro aparelho já fez pedidos deste carrinho:</p>
                  <ul>
                    {pedidos.map((pedido) => (
                      <li key={pedido}>{pedido}</li>
                    ))}
                  </ul>
                </>
              )}
              {isEnvio && (
                <div className={css.actions}>
                  <LinkTo href={confirmacaoHref(key)} onClick={onLeave} size="sm">
                    Ver e decidir
                  </LinkTo>
                </div>
              )}
              {linha && <LinhaActs decisao={decisao} linha={linha} carrinho={carrinho} />}
              {isOfDevolucao && <DevolucaoActs decisao={decisao} parked={row} />}
              {isOfContato && <ContatoActs decisao={decisao} parked={row} />}
              {isOfOrcamento && <OrcamentoActs decisao={decisao} parked={row} onLeave={onLeave} />}
              {isOfVisita && <VisitaActs decisao={decisao} parked={row} />}
              {isOutra && <OutraActs decisao={decisao} discard={discardWords(row)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
