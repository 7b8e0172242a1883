import { split } from '../split.ts';
import type { NamePool } from './pool.ts';

/** Names from the Bible and of saints, as Christians across the country have them. */
export const christian: NamePool = {
  female:
    split(`Agnes, Alice, Alina, Alisha, Alphonsa, Amy, Andrea, Angel, Angela, Angelina, Anita, Ann, Anna, Annie, Antonia, Asha, Beena, Bella, Betty, Blessy, Bridget,
    Carol, Caroline, Catherine, Cecilia, Celine, Charlotte, Christina, Clara, Daisy, Deepa, Delna, Diana, Dolly, Doris, Elena, Elsa, Elizabeth, Emily, Esther, Eva, Evelyn,
    Fiona, Flavia, Flora, Florence, Gladys, Glory, Gloria, Grace, Hannah, Helen, Ida, Irene, Isabel, Jacinta, Jane, Janet, Jasmine, Jemima, Jennifer, Jessica, Jessy, Joan, Jocelyn,
    Joanna, Josephine, Joyce, Judith, Julia, Juliana, Juliet, Karen, Laura, Lavina, Leah, Leena, Lidiya, Lilly, Linda, Lisa, Liya, Lourdes, Lucy, Lydia, Mable, Magdalene,
    Margaret, Maria, Mariam, Martha, Mary, Mercy, Merin, Michelle, Miriam, Molly, Monica, Naomi, Natasha, Neena, Nelly, Nicole, Nina, Olivia, Pamela, Patricia, Pauline,
    Preethi, Prisca, Priscilla, Rachel, Rebecca, Regina, Riya, Rita, Rosa, Rose, Roseline, Rosemary, Ruth, Sabrina, Sandra, Sara, Sarah, Selina, Sharon, Sheba, Shirley,
    Silvia, Simi, Sneha, Sonia, Sophia, Stella, Stephanie, Susan, Susanna, Sweety, Sylvia, Tabitha, Tania, Teresa, Tina, Treesa, Vanessa, Veronica, Victoria, Violet, Vivian, Winnie, Yvonne`),
  male: split(`Aaron, Abel, Abraham, Adrian, Alan, Albert, Albin, Alex, Alexander, Alfred, Allwyn, Alphonse, Amal, Andrew, Anil, Anto, Antony, Arnold, Arul, Asher, Augustine, Austin,
    Basil, Ben, Benedict, Benjamin, Bernard, Bibin, Bijo, Binoy, Blaise, Bobby, Brian, Bruno, Caleb, Carl, Charles, Chris, Christopher, Clement, Clifford, Cyril, Daniel, David, Denis,
    Derrick, Dominic, Donald, Ebenezer, Edison, Edward, Edwin, Eldho, Elias, Emmanuel, Ephraim, Eric, Ezekiel, Felix, Francis, Franklin, Fredrick, Gabriel, George, Gerald, Gilbert,
    Glen, Godwin, Gregory, Harold, Henry, Ignatius, Isaac, Ivan, Jackson, Jacob, James, Jason, Jeevan, Jefferson, Jeremy, Jerin, Jerome, Jerry, Jibin, Jijo, Jimmy, Jinu, Jobin, Joel, John,
    Johnson, Jonathan, Jose, Joseph, Joshua, Joy, Jude, Julian, Justin, Kenneth, Kevin, Kingsley, Lawrence, Leo, Leonard, Leslie, Levin, Lijo, Linto, Louis, Lovely, Luke, Manuel, Marcus,
    Mark, Martin, Mathew, Maxwell, Melvin, Michael, Moses, Nathan, Neil, Nelson, Nicholas, Nigel, Noel, Oliver, Oscar, Oswald, Patrick, Paul, Peter, Philip, Pius, Prince, Ralph, Raphael,
    Raymond, Reuben, Richard, Robert, Robin, Rodney, Roger, Ronald, Roshan, Royston, Ryan, Sam, Samson, Samuel, Saji, Sebastian, Shaji, Sibi, Simon, Solomon, Stanley, Stephen, Steve,
    Sunny, Terence, Thomas, Timothy, Tobin, Tom, Tony, Varghese, Victor, Vincent, Vinod, Walter, Wilfred, William, Wilson, Xavier, Zachariah`),
  mothers:
    split(`Agnes, Aleyamma, Alice, Ancy, Annamma, Annie, Beena, Catherine, Cecilia, Celine, Christina, Clara, Daisy, Dolly, Eliamma, Elizabeth, Elsamma, Esther, Flora, Florence, Gracy, Glory,
    Helen, Jane, Jessy, Josephine, Joyce, Kunjumol, Leelamma, Lilly, Lissy, Lizy, Lucy, Margaret, Maria, Mariamma, Martha, Mary, Mercy, Molly, Monica, Philomina, Rachel, Regina, Rita, Rosamma,
    Rose, Ruth, Saramma, Sheela, Sosamma, Stella, Susan, Susamma, Teresa, Theresa, Veronica, Victoria`),
  fathers:
    split(`Abraham, Albert, Alexander, Alphonse, Andrew, Anthony, Antony, Augustine, Babu, Baby, Benjamin, Chacko, Charles, Cherian, Cyriac, Daniel, David, Devasia, Dominic, Edward, Emmanuel, Francis,
    George, Ignatius, Isaac, Jacob, James, Jerome, John, Jose, Joseph, Joshua, Joy, Kuriakose, Kurian, Kuruvilla, Lawrence, Lazar, Louis, Mani, Mathai, Mathew, Michael, Moses, Ouseph, Oommen,
    Paul, Paulose, Peter, Philip, Pius, Poulose, Raju, Robert, Samuel, Scaria, Sebastian, Simon, Solomon, Stephen, Thomas, Varghese, Varkey, Vincent, Wilson, Xavier, Yohannan`),
};
