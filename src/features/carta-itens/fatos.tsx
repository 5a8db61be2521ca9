import type { CartaCorrecao } from '#contract/letters/carta.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { CartaStatus } from '#parts/letters/situacao.tsx';
import * as css from './carta-itens.css.ts';

/** A letter's invoice, situation and author. */
export function Fatos({ carta }: { carta: CartaCorrecao }) {
  const { titulo, cliente, filial, criadaPor = '', evento } = carta;
  const fatos = [
    ['Data', formatDateTime(carta.data)],
    ['Nota fiscal', titulo.numDocumento],
    ['Série', titulo.serieDocumento],
    ['Filial', filial.descricaoFilial],
    ['Cliente', cliente.pessoa.nome],
    ['Criada por', criadaPor],
    ['Registrada em', evento ? formatDateTime(evento.dataRegistro) : ''],
    ['Sequência', evento ? String(evento.nSeqEvento) : ''],
    ['Protocolo', evento?.numProtocolo ?? ''],
  ];
  return (
    <div className={css.card}>
      <dl className={css.fatos}>
        <div className={css.fato}>
          <dt className={css.nome}>Situação</dt>
          <dd className={css.valor}>
            <CartaStatus situacao={carta.cartaCorrecaoSituacao} />
          </dd>
        </div>
        {fatos
          .filter(([, texto]) => texto !== '')
          .map(([nome, texto]) => (
            <div key={nome} className={css.fato}>
              <dt className={css.nome}>{nome}</dt>
              <dd className={css.valor}>{texto}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
