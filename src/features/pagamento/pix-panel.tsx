import CircleCheck from 'lucide-react/icons/circle-check';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useEffectEvent, useRef } from 'react';
import { consultarIntegracaoPix } from '#contract/payment/pagamento-pix.ts';
import { formatTime } from '#lib/format-date.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useServerNow } from '#parts/device/use-server-now.ts';
import { falhaText } from '#parts/failure/falha.ts';
import { CopyButton } from '#parts/share/copy-button.tsx';
import { ShareTextButton } from '#parts/share/share-text-button.tsx';
import { Button } from '#ui/button.tsx';
import { focusOn } from '#ui/focus-on.ts';
import { Money } from '#ui/money.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PainelFalha, PainelLendo } from './painel.tsx';
import * as css from './pix.css.ts';
import { PIX_ESTADO, type PixLido, pixEstadoOf, restanteText } from './pix.ts';
import { QrCode } from './qr-code.tsx';
import { usePix, useReler } from './queries.ts';
import { useConsulta } from './queries-consulta.ts';

const INDISPONIVEL =
  'Por favor, entre em contato com o seu representante de vendas para realizar o pagamento da sua conta. Detalhes: Pagamentos via Pix estão indisponíveis.';
const ERRO =
  'Erro ao gerar QR Code para pagamento. Por favor, entre em contato com o seu representante de vendas para realizar o pagamento do pedido.';

export type PixPanelProps = {
  idPrePedido: number;
  onPago: () => void;
  /** Set while the policies of its cart are not accepted; called once they are. */
  onAceite: (() => void) | null;
};

/** An order's Pix, looked at until it is paid. `onPago` is called once it is. */
export function PixPanel({ idPrePedido, onPago, onAceite }: PixPanelProps) {
  const { valor: lido, falha, isLendo, reler, gerar } = usePix(idPrePedido, onAceite !== null);
  const relerGrupos = useReler();
  const { isPending, run } = useOneAct();
  const estado = lido ? pixEstadoOf(lido) : PIX_ESTADO.aguardando;
  const told = useEffectEvent(onPago);
  useEffect(() => {
    if (estado === PIX_ESTADO.pago) told();
  }, [estado]);
  const isRecusado = falha?.kind === 'recusa';
  const refused = useEffectEvent(relerGrupos);
  useEffect(() => {
    // The order may have been paid or changed elsewhere: its group says how it stands.
    if (isRecusado) refused();
  }, [isRecusado]);

  if (onAceite) {
    const aceitar = () =>
      run(async () => {
        const error = await gerar();
        if (error === null) onAceite();
        else if (error.kind === 'recusa') relerGrupos();
        return error && falhaText(error, 'Não foi possível gerar o código.');
      });
    return <PixSemAceite isPending={isPending} onAceitar={aceitar} />;
  }
  if (!lido || isRecusado) {
    return falha ? <PainelFalha falha={falha} isLendo={isLendo} onRetry={reler} /> : <PainelLendo />;
  }
  const regenerar = () =>
    run(async () => {
      const error = await gerar();
      if (error?.kind === 'recusa') relerGrupos();
      return error && falhaText(error, 'Não foi possível gerar outro código.');
    });
  const again = (label: string, isWorking: boolean, act: () => void) => (
    <Button
      variant="primary"
      icon={<RefreshCw size={18} aria-hidden="true" />}
      isPending={isWorking}
      onPress={act}
    >
      {label}
    </Button>
  );
  switch (estado) {
    case PIX_ESTADO.pago:
      return (
        <Notice tone="positive" isNews icon={<CircleCheck size={18} aria-hidden="true" />}>
          O pagamento foi realizado com sucesso!
        </Notice>
      );
    case PIX_ESTADO.problema:
      return (
        <Notice
          tone="caution"
          isNews
          title="Este código Pix não vale mais"
          action={again('Gerar novo código', isPending, regenerar)}
        >
          Ele expirou, foi recusado ou houve um problema na cobrança. Gere o código novamente para pagar.
        </Notice>
      );
    case PIX_ESTADO.erro:
      return (
        <Notice tone="negative" isNews action={again('Tentar novamente', isLendo, reler)}>
          {ERRO}
        </Notice>
      );
    case PIX_ESTADO.indisponivel:
      return (
        <Notice tone="caution" isNews action={again('Tentar novamente', isLendo, reler)}>
          {INDISPONIVEL}
        </Notice>
      );
    case PIX_ESTADO.aguardando:
      return <Aguardando lido={lido} isMudo={falha?.kind === 'silencio'} />;
  }
}

/** Asks for the policies before the code: a Pix that is paid after that ends its cart, also if this page was left. */
function PixSemAceite({ isPending, onAceitar }: { isPending: boolean; onAceitar: () => void }) {
  return (
    <Notice
      title="Aceite as políticas da empresa para pagar"
      action={
        <Button
          variant="primary"
          icon={<QrCodeIcon size={18} aria-hidden="true" />}
          isPending={isPending}
          onPress={onAceitar}
        >
          Aceitar e gerar o Pix
        </Button>
      }
    >
      Com o aceite, o pedido segue sozinho assim que o Pix for pago.
    </Notice>
  );
}

/** The code to copy with its amount and its end, then its picture and the instructions, until it is paid. */
function Aguardando({ lido: { cobranca }, isMudo }: { lido: PixLido; isMudo: boolean }) {
  const { textoImagemQRCode: texto, dataHoraCriacao, dataHoraExpiracaoCobranca: ate } = cobranca;
  const imagem = useConsulta(consultarIntegracaoPix, {}).valor?.imagem;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that asked for this code went with the one before.
    if (place.current && document.activeElement === document.body) focusOn(place.current);
  }, []);
  return (
    <div ref={place} className={css.pix}>
      <div className={css.words}>
        <div className={css.head}>
          <Money cents={cobranca.valor} size="xl" />
          {texto !== '' && (
            <p className={css.times}>
              <span>Expira em</span> <Restante desde={dataHoraCriacao} ate={ate} />
              <span className={css.made}>
                Gerado às {formatTime(dataHoraCriacao)}, vale até {formatTime(ate)}
              </span>
            </p>
          )}
        </div>
        {texto !== '' && (
          <>
            <div className={css.copyActs}>
              <CopyButton
                text={texto}
                label="Copiar código Pix"
                done="Código Pix copiado com sucesso!"
                variant="primary"
                size="lg"
              />
              <ShareTextButton title="Código Pix" text={texto} size="lg" />
            </div>
            <p className={css.code}>{texto}</p>
          </>
        )}
        <p className={css.waiting} role="status">
          <Spinner />
          {isMudo
            ? 'Sem sinal. O código continua valendo; a confirmação aparece quando o sinal voltar.'
            : 'Estamos aguardando a confirmação do pagamento.'}
        </p>
      </div>
      <div className={css.codePlace}>
        <div className={css.frame}>
          {texto === '' ? (
            <p className={css.making}>
              <Spinner size={28} />
              Gerando o QR Code
            </p>
          ) : (
            <QrCode text={texto} label="QR Code do Pix" />
          )}
        </div>
        {imagem && <img src={imagem} alt="Provedor do Pix" className={css.provider} />}
      </div>
      <ol className={css.steps}>
        <li className={css.step}>Abra o aplicativo do seu banco e escolha pagar com Pix.</li>
        <li className={css.step}>Leia o QR Code, ou copie o código e cole em “Pix copia e cola”.</li>
        <li className={css.step}>Confira o valor e o recebedor, e confirme o pagamento.</li>
        <li className={css.step}>Volte a esta página: a confirmação aparece aqui sozinha.</li>
      </ol>
    </div>
  );
}

/** Counts down by the server's clock, which ends the code: the device's clock may be wrong. */
function Restante(validade: { desde: string; ate: string }) {
  return <span className={css.left}>{restanteText(validade, useServerNow(1000))}</span>;
}
