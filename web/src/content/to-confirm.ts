/** The kind of a claim. TO-CONFIRM.md says how the owner proves each kind. */
type ClaimKind = 'figures' | 'prices' | 'promises' | 'quotations' | 'standards';

/**
 * Returns `claim` unchanged, and marks it as a claim that only the owner can prove. TO-CONFIRM.md lists the marked
 * files.
 */
export const toConfirm = <const Claim>(_kind: ClaimKind, claim: Claim): Claim => claim;
