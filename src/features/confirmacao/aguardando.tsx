import CloudUpload from 'lucide-react/icons/cloud-upload';
import Smartphone from 'lucide-react/icons/smartphone';
import { formatTime } from '#lib/format-date.ts';
import { isUntried } from '#outbox/untried.ts';
import { type Envio, esperaDecisaoText } from '#parts/cart/envio-words.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { confirmacaoHref, routes } from '#routes.ts';
import { Notice } from '#ui/notice.tsx';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import * as css from './confirmacao.css.ts';
import type { EnvioLido } from './queries.ts';

export type AguardandoProps = {
  lido: EnvioLido;
  row: Extract<Envio, { kind: 'fila' }>['row'];
  /** The refused change that must be decided on first. */
  held: ParkedRow | undefined;
};

const LOGO_DEPOIS = 'Este pedido é enviado logo depois da sua decisão.';

/** Names the change that holds an order, with a link to the place where it is decided. */
function Segurado({ held: { intent, key } }: { held: ParkedRow }) {
  const isPedido = intent.tipo === 'envio';
  return (
    <Notice
      tone="caution"
      title="Precisa de você"
      action={
        <LinkTo href={isPedido ? confirmacaoHref(key) : routes.carrinho} size="sm">
          {isPedido ? `Ver o pedido ${intent.codigoLocal}` : 'Ver no carrinho'}
        </LinkTo>
      }
    >
      {`${esperaDecisaoText(intent)}. `}
      {LOGO_DEPOIS}
    </Notice>
  );
}

/** Why a submission waits. Nothing here may look like success: the server has not responded. */
export function Aguardando({ lido, row, held }: AguardandoProps) {
  if (held) return <Segurado held={held} />;
  const isSending = row.state === 'sending';
  return (
    <section className={css.waiting} aria-labelledby="aguardando-title">
      <span className={css.waitingSign}>
        {isSending ? (
          <CloudUpload size={28} aria-hidden="true" />
        ) : (
          <Smartphone size={28} aria-hidden="true" />
        )}
      </span>
      <div>
        <h2 id="aguardando-title">Aguardando envio</h2>
        <p>{sentenceOf(lido, row)}</p>
        {row.tries > 0 && row.lastAnswer && (
          <p className={css.soft}>
            {row.tries === 1 ? '1 tentativa' : `${row.tries} tentativas`}. {row.lastAnswer.text}, às{' '}
            {formatTime(row.lastAnswer.at)}.
          </p>
        )}
      </div>
    </section>
  );
}

function sentenceOf({ connected, authHeld }: EnvioLido, row: AguardandoProps['row']): string {
  if (row.state === 'sending') return 'Enviando. O número aparece aqui assim que o servidor responder.';
  if (authHeld)
    return 'Está salvo neste aparelho. A sessão expirou: entre de novo para que ele seja enviado.';
  if (!isUntried(row)) {
    const quando = connected ? '' : ' quando o sinal voltar';
    return `Não se sabe se este pedido chegou ao servidor. O aparelho pergunta de novo sozinho${quando}, e o pedido nunca vira dois.`;
  }
  const saved = 'Está salvo neste aparelho e ainda não é um pedido confirmado.';
  return connected
    ? `${saved} Ele é enviado sozinho em instantes.`
    : `${saved} Sem sinal: ele é enviado sozinho quando o sinal voltar.`;
}
