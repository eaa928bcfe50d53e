export { emptyOwner as owner } from '../../test/owner-samples';
