import Barcode from 'lucide-react/icons/barcode';
import CreditCard from 'lucide-react/icons/credit-card';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { FORMA_CARTAO, FORMA_DEPOSITO_ANTECIPADO, FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { type ListaDaTela, ListaDeMarcadas } from '#parts/list/lista-acoes.tsx';
import { formaAqui } from './como-pagar.ts';
import { recusaBoleto, recusaPagar, recusaUma } from './recusas.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  lista: ListaDaTela<ContaDoDia>;
  onExportar: () => void;
  onBaixar: () => void;
  isKeeping: boolean;
  onGuardar: () => void;
  /** When the boletos of all marked instalments are kept. */
  onRemover: (() => void) | undefined;
  onPagar: (idFormaPagamento: number) => void;
  onDetalhar: () => void;
  /** The choice of the order, in a window that has no place for it above the list. */
  ordem: ReactNode;
};

/** The actions for the list and for the marked instalments. */
export function Acoes({ lista, ...props }: AcoesProps) {
  const { onPagar } = props;
  const { rows } = lista.marcadas;
  const [unica, outra] = rows;
  const forma = unica && outra === undefined ? formaAqui(unica) : null;
  const semBoleto = recusaBoleto(rows);
  return (
    <ListaDeMarcadas
      {...lista}
      label="Ações das contas"
      isLong
      dica="Marque uma conta para ver as ações."
      // The bar offers only what the marked instalments allow; a muted button of the toolbar says why not.
      das={(isBar) => (
        <>
          {(!isBar || semBoleto === null) && (
            <>
              <AcaoButton
                label="Baixar boleto"
                icon={<Barcode {...ICON} />}
                motivo={semBoleto}
                onPress={props.onBaixar}
              />
              {props.onRemover ? (
                <AcaoButton label="Tirar do aparelho" icon={<Trash2 {...ICON} />} onPress={props.onRemover} />
              ) : (
                <AcaoButton
                  label="Guardar no aparelho"
                  icon={<HardDriveDownload {...ICON} />}
                  motivo={semBoleto}
                  isPending={props.isKeeping}
                  onPress={props.onGuardar}
                />
              )}
            </>
          )}
          {(!isBar || forma === FORMA_CARTAO) && (
            <AcaoButton
              right="act"
              label="Pagar com cartão"
              icon={<CreditCard {...ICON} />}
              motivo={recusaPagar(rows, FORMA_CARTAO)}
              onPress={() => onPagar(FORMA_CARTAO)}
            />
          )}
          {(!isBar || forma === FORMA_DEPOSITO_ANTECIPADO) && (
            <AcaoButton
              label="Pagar com depósito"
              icon={<Landmark {...ICON} />}
              motivo={recusaPagar(rows, FORMA_DEPOSITO_ANTECIPADO)}
              onPress={() => onPagar(FORMA_DEPOSITO_ANTECIPADO)}
            />
          )}
          {(!isBar || forma === FORMA_PIX) && (
            <AcaoButton
              right="act"
              label="Pagar com Pix"
              icon={<QrCode {...ICON} />}
              motivo={recusaPagar(rows, FORMA_PIX)}
              onPress={() => onPagar(FORMA_PIX)}
            />
          )}
          {(!isBar || outra === undefined) && (
            <AcaoButton
              label="Detalhes"
              icon={<FileText {...ICON} />}
              motivo={recusaUma(rows)}
              onPress={props.onDetalhar}
            />
          )}
        </>
      )}
      fim={props.ordem}
    >
      <AcaoButton label="Exportar" icon={<FileSpreadsheet {...ICON} />} onPress={props.onExportar} />
    </ListaDeMarcadas>
  );
}
